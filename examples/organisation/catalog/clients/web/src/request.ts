export function request(path: string): unknown {
  return JSON.parse(path);
}
