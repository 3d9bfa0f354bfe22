/** `HTTPServer.OrderItem` → `http_server.order_item`: the file name of a module in Elixir and Ruby. */
export function snakeCase(name: string): string {
  return name
    .replaceAll(/([A-Z\d])([A-Z][a-z])/g, '$1_$2')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase();
}
