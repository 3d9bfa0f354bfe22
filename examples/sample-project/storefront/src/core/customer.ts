export interface Address {
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
}

export interface Customer {
  readonly email: string;
  readonly name: string;
  readonly address: Address;
}

const unionCountries = new Set(['AT', 'BE', 'DE', 'DK', 'ES', 'FI', 'FR', 'IE', 'IT', 'NL', 'PL', 'PT', 'SE']);

export function isInUnion({ country }: Address): boolean {
  return unionCountries.has(country);
}
