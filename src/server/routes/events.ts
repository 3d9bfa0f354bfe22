import { get } from '../route.ts';

export const events = get(
  '/api/events',
  'Server-sent events: `report` after every new report, `progress` during an analysis, `failed` after a failed one',
  {
    answers: {
      200: { description: 'An endless stream.', content: { 'text/event-stream': 'text' } },
      503: { description: 'Too many streams are open.' },
    },
    handle({ server, request }) {
      const headers = {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      };
      if (request.method === 'HEAD') return new Response(null, { headers });
      return new Response(server.streams.open(request.headers.get('last-event-id')), { headers });
    },
  },
);
