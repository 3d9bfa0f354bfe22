type Level = 'info' | 'warn' | 'error';

function write(level: Level, message: string, details: object = {}): void {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...details })}\n`);
}

export const logger = {
  info: (message: string, details?: object) => write('info', message, details),
  warn: (message: string, details?: object) => write('warn', message, details),
  error: (message: string, details?: object) => write('error', message, details),
};
