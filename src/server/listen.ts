// Listens on the given port, or on the first free port from 3000.
import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { UserError } from '../model/user-error.ts';

const firstPort = 3000;
const portsToTry = 100;

/** Resolves with the port. Rejects with a UserError if the address cannot be used. */
export async function listen(server: HttpServer, host: string, wanted: number | undefined): Promise<number> {
  if (wanted !== undefined) return tryPort(server, host, wanted);
  for (let port = firstPort; port < firstPort + portsToTry - 1; port++) {
    try {
      return await tryPort(server, host, port);
    } catch (error) {
      if (!(error instanceof PortTakenError)) throw error;
    }
  }
  return tryPort(server, host, firstPort + portsToTry - 1);
}

class PortTakenError extends UserError {}

async function tryPort(server: HttpServer, host: string, port: number): Promise<number> {
  try {
    server.listen({ host, port });
    await once(server, 'listening');
  } catch (error) {
    throw explain(error, host, port);
  }
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

function explain(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return new PortTakenError(
        `Port ${port} is already in use. Choose another one with --port, or omit --port.`,
        {
          cause: error,
        },
      );
    case 'EACCES':
      return new UserError(`Permission denied for port ${port}. Choose a port above 1023.`, {
        cause: error,
      });
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new UserError(`${host} is not an address of this machine. Try --host 127.0.0.1.`, {
        cause: error,
      });
    default:
      return error;
  }
}
