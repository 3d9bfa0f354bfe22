import { z } from 'zod';

const schema = z.object({
  PORT: z.coerce.number().default(8080),
  DATABASE_URL: z.string(),
  STRIPE_KEY: z.string(),
  SMTP_URL: z.string(),
  SENDER: z.string().default('orders@corner-shop.example'),
});

export const config = schema.parse(process.env);
