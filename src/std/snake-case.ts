/** `HTTPServer.OrderItem` → `http_server.order_item`: what Elixir and Ruby call the file of a module. */
export function snakeCase(name: string): string {
  return name
    .replaceAll(/([A-Z\d])([A-Z][a-z])/g, '$1_$2')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase();
}
