/**
 * A file that half of the other files in its folder use, such as a base class, is the core of the folder and belongs there.
 */
export function isCore(users: number, others: number): boolean {
  return users * 2 >= others;
}
