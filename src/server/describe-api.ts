// Generates the OpenAPI 3.1 document from the routes and the schemas that validate their requests.
import * as z from 'zod';
import { version } from '../model/version.ts';
import { problemMediaType } from './problem.ts';
import type { Answer, Route } from './route.ts';
import { problemAnswer } from './schemas.ts';

export function describeApi(routes: readonly Route[]): object {
  const paths = new Map<string, Record<string, object>>();
  for (const route of routes) {
    const operations = paths.get(route.path) ?? {};
    operations[route.method.toLowerCase()] = describeOperation(route);
    paths.set(route.path, operations);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lintel report server',
      version,
      description:
        'POST endpoints and /api/source accept only clients on the same machine. HEAD works wherever GET does.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths: Object.fromEntries(paths),
    components: { schemas: { Problem: jsonSchema(problemAnswer, 'output') } },
  };
}

function describeOperation(route: Route): object {
  return {
    operationId: operationId(route),
    summary: route.summary,
    ...(route.query === undefined ? {} : { parameters: describeQuery(route.query) }),
    ...(route.body === undefined ? {} : { requestBody: describeBody(route.body) }),
    responses: { ...mapValues(route.answers, describeAnswer), default: anyProblem },
  };
}

/** `POST /api/open-file` → `postOpenFile`. */
function operationId({ method, path }: Route): string {
  const words = path.replace(/^\/api\//, '').split(/[^a-z]+/);
  const capitalized = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return method.toLowerCase() + capitalized.join('');
}

function describeQuery({ shape }: z.ZodObject): object[] {
  return Object.entries(shape).map(([name, field]) => {
    const { description, ...schema } = z.toJSONSchema(field as z.ZodType, {
      io: 'input',
      target: 'draft-2020-12',
    });
    delete schema.$schema;
    const required = !(field as z.ZodType).safeParse(undefined).success;
    return { name, in: 'query', required, description, schema };
  });
}

function describeBody(body: z.ZodType): object {
  return {
    required: !body.safeParse({}).success,
    content: { 'application/json': { schema: jsonSchema(body, 'input') } },
  };
}

function describeAnswer({ description, content }: Answer): object {
  if (content === undefined) return { description };
  const described = Object.entries(content).map(([mediaType, schema]) => [
    mediaType,
    { schema: schema === 'text' ? { type: 'string' } : jsonSchema(schema, 'output') },
  ]);
  return { description, content: Object.fromEntries(described) };
}

const anyProblem = {
  description: 'Problem details (RFC 9457).',
  content: { [problemMediaType]: { schema: { $ref: '#/components/schemas/Problem' } } },
};

/** OpenAPI 3.1 uses JSON Schema 2020-12. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  return described;
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
