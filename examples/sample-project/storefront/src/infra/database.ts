import { Pool } from 'pg';
import { logger } from '@/shared/logger';
import { config } from './config';

const pool = new Pool({ connectionString: config.DATABASE_URL });
pool.on('error', (error: Error) => logger.error('Database connection lost', { reason: error.message }));

export async function query<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
  const result = await pool.query(text, [...values]);
  return result.rows as Row[];
}
