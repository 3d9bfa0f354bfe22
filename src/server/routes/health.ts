import { get } from '../route.ts';
import { healthAnswer } from '../schemas.ts';

export const health = get('/api/health', 'Whether the server is running', {
  answers: { 200: { description: 'The server is running.', content: { 'application/json': healthAnswer } } },
  handle: () => Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } }),
});
