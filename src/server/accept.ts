// Parses weighted lists in request headers (RFC 9110, 12.4.2), and chooses a media type that the client prefers.

/** Whether the client names the first type and gives it at least the weight of the second. */
export function prefers(accept: string | null, type: string, other: string): boolean {
  const weights = parseWeights(accept ?? '');
  const weight = weights.get(type) ?? 0;
  return weight > 0 && weight >= (weights.get(other) ?? 0);
}

/** Names in lower case → their weights, from 0 to 1. */
export function parseWeights(header: string): ReadonlyMap<string, number> {
  return new Map(header.split(',').map(parseWeight));
}

function parseWeight(text: string): [name: string, weight: number] {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, weight === undefined ? 1 : Number(weight.slice('q='.length)) || 0];
}
