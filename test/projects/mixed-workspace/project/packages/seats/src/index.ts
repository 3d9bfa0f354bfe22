export * from './rows.js';
export const seat = (row: number, place: number) => `${row}-${place}`;
