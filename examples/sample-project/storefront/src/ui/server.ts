import { createServer } from 'node:http';
import { config } from '@/infra/config';
import { logger } from '@/shared/logger';
import { route } from './router';

const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const cartId = request.headers.cookie?.match(/cart=(\w+)/)?.[1] ?? 'guest';
  try {
    const body = await route(url.pathname, cartId, url.searchParams);
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(body);
  } catch (error) {
    logger.error('Request failed', { path: url.pathname, reason: String(error) });
    response.writeHead(500).end();
  }
});

server.listen(config.PORT, () => logger.info('Open for business', { port: config.PORT }));
