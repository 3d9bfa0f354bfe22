// The endings of the headers of C, C++ and CUDA.
const ending = /\.(?:h|hh|hpp|hxx|h\+\+|cuh)$/i;

export function isHeader(path: string): boolean {
  return ending.test(path);
}
