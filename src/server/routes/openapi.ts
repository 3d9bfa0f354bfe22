import * as z from 'zod';
import { describeApi } from '../describe-api.ts';
import { get, type Route } from '../route.ts';

/** Describes the other routes, and itself. */
export function openapi(others: readonly Route[]): Route {
  const route = get('/api/openapi.json', 'This description (OpenAPI 3.1)', {
    answers: { 200: { description: 'The description.', content: { 'application/json': z.looseObject({}) } } },
    handle: () =>
      new Response(text, { headers: { 'content-type': 'application/json', 'cache-control': 'no-cache' } }),
  });
  const text = JSON.stringify(describeApi([...others, route]), null, 2);
  return route;
}
