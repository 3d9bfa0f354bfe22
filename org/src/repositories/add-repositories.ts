// Repositories become known by their address; names are what people see.
import type { Database } from '../database/database.ts';
import { type Address, namesOf } from '../clones/address.ts';

export interface AddedRepository {
  readonly name: string;
  readonly address: string;
  /** False if it was known already. */
  readonly isNew: boolean;
}

export async function addRepositories(
  database: Database,
  addresses: readonly Address[],
): Promise<readonly AddedRepository[]> {
  return database.transaction(async (session) => {
    // Two that add at once must not give one name twice.
    await session.query('LOCK TABLE repositories IN SHARE ROW EXCLUSIVE MODE');
    const rows = await session.query<{ name: string; address: string | null }>(
      'SELECT name, address FROM repositories',
    );
    const nameOf = new Map(rows.map(({ name, address }) => [address, name]));
    const taken = new Set(rows.map(({ name }) => name));
    const added: AddedRepository[] = [];
    for (const address of addresses) {
      const known = nameOf.get(address.text);
      if (known !== undefined) {
        added.push({ name: known, address: address.text, isNew: false });
        continue;
      }
      const name = freeName(address, taken);
      taken.add(name);
      nameOf.set(address.text, name);
      await session.query('INSERT INTO repositories (name, address) VALUES ($1, $2)', [name, address.text]);
      added.push({ name, address: address.text, isNew: true });
    }
    return added;
  });
}

/** `billing`, or `acme/billing` if there is one already, or `acme/billing 2`. */
function freeName(address: Address, taken: ReadonlySet<string>): string {
  const [short, long] = namesOf(address);
  const free = [short, long].find((name) => !taken.has(name));
  if (free !== undefined) return free;
  for (let number = 2; ; number++) {
    if (!taken.has(`${long} ${number}`)) return `${long} ${number}`;
  }
}
