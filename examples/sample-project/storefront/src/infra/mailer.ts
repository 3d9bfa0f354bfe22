import { createTransport } from 'nodemailer';
import { logger } from '@/shared/logger';
import { config } from './config';

const transport = createTransport(config.SMTP_URL);

export async function sendMail(to: string, subject: string, text: string): Promise<void> {
  await transport.sendMail({ from: config.SENDER, to, subject, text });
  logger.info('Mail sent', { subject });
}
