// One filter: chosen from a few values, or typed with suggestions, since folders and packages may be thousands.

interface ChosenProps {
  readonly label: string;
  readonly value: string;
  readonly choices: ReadonlyMap<string, string>;
  onChoose(value: string): void;
}

export function Chosen({ label, value, choices, onChoose }: ChosenProps) {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {[...choices].map(([id, words]) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

const suggestedAtMost = 400;

interface TypedProps {
  readonly label: string;
  readonly id: string;
  readonly value: string;
  readonly known: readonly string[];
  onChoose(value: string | null): void;
}

export function Typed({ label, id, value, known, onChoose }: TypedProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        type="text"
        list={id}
        value={value}
        placeholder="any"
        autocomplete="off"
        spellcheck={false}
        onChange={(event) => {
          const text = event.currentTarget.value.trim().replace(/\/$/, '');
          if (text === '' || known.includes(text)) onChoose(text === '' ? null : text);
          else event.currentTarget.value = value;
        }}
      />
      <datalist id={id}>
        {known.slice(0, suggestedAtMost).map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </label>
  );
}
