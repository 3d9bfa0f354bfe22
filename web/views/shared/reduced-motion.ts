// Whether the system asks for less motion: what would fly or drift then jumps or stands.

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
