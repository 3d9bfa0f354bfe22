import { healthBadge } from '../badge/health-badge.ts';
import { get } from '../route.ts';

export const badge = get('/api/badge', 'A badge of the project’s health', {
  answers: { 200: { description: 'The badge.', content: { 'image/svg+xml': 'text' } } },
  handle: ({ server }) =>
    new Response(healthBadge(server.session.served.summary.health), {
      headers: {
        'content-type': 'image/svg+xml',
        'cache-control': 'no-cache',
        // Other sites may embed the badge.
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': "default-src 'none'",
      },
    }),
});
