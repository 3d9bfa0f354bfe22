/** A file that half of the other files of its folder rest on, such as a base class, is the heart of it and belongs there. */
export function isHeart(users: number, others: number): boolean {
  return users * 2 >= others;
}
