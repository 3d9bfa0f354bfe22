// The inputs of a filter: a select for few values, a text field with suggestions for folders and packages, of which there
// may be thousands.

interface SelectFilterProps {
  readonly label: string;
  readonly value: string;
  readonly choices: ReadonlyMap<string, string>;
  onChoose(value: string): void;
}

export function SelectFilter({ label, value, choices, onChoose }: SelectFilterProps) {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {[...choices].map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface FlagFilterProps {
  readonly label: string;
  readonly value: boolean;
  onChange(value: boolean): void;
}

export function FlagFilter({ label, value, onChange }: FlagFilterProps) {
  return (
    <label class="flag">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />{' '}
      {label}
    </label>
  );
}

const suggestionLimit = 400;

interface TextFilterProps {
  readonly label: string;
  readonly id: string;
  readonly value: string;
  readonly known: readonly string[];
  readonly placeholder?: string;
  onChoose(value: string | null): void;
}

export function TextFilter({ label, id, value, known, placeholder = 'any', onChoose }: TextFilterProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        type="text"
        list={id}
        value={value}
        placeholder={placeholder}
        autocomplete="off"
        spellcheck={false}
        onChange={(event) => {
          const text = event.currentTarget.value.trim().replace(/\/$/, '');
          if (text === '' || known.includes(text)) onChoose(text === '' ? null : text);
          else event.currentTarget.value = value;
        }}
      />
      <datalist id={id}>
        {known.slice(0, suggestionLimit).map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </label>
  );
}
