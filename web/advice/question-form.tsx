// The form for a question: server, model, key and text.
import type { Signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { readOnlyReason } from '../api.ts';
import { selectedNode, view } from '../state/store.ts';
import { shortName } from '../state/file-name.ts';
import { apiKey, baseUrl, model, ollama } from './settings.ts';
import { WhatIsSent } from './what-is-sent.tsx';

interface QuestionFormProps {
  readonly isBusy: boolean;
  onAsk(focus: string): void;
  onStop(): void;
}

export function QuestionForm({ isBusy, onAsk, onStop }: QuestionFormProps) {
  const [question, setQuestion] = useState('');
  const selected = selectedNode.value === -1 ? null : view.value.selected;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onAsk(question.trim());
      }}
    >
      <Field label="Server" value={baseUrl} placeholder={ollama} />
      <Field label="Model" value={model} placeholder="llama3.1" />
      <label class="field">
        <span>Key</span>
        <input
          type="password"
          autocomplete="off"
          placeholder="not needed for local models"
          value={apiKey.value}
          onInput={(event) => {
            apiKey.value = event.currentTarget.value;
          }}
        />
      </label>
      <label class="field">
        <span>Question</span>
        <textarea
          rows={2}
          maxLength={4000}
          placeholder="What should be changed first?"
          value={question}
          onInput={(event) => setQuestion(event.currentTarget.value)}
        />
      </label>
      <div class="form-buttons">
        {isBusy ? (
          // Two buttons with keys: if one button changed its role, a click could trigger both.
          <button key="stop" type="button" onClick={onStop}>
            Stop
          </button>
        ) : (
          <button
            key="ask"
            type="submit"
            class="primary"
            disabled={readOnlyReason !== undefined}
            title={readOnlyReason}
          >
            Ask
          </button>
        )}
        {selected !== null && !isBusy && (
          <button
            type="button"
            disabled={readOnlyReason !== undefined}
            title={readOnlyReason ?? selected}
            onClick={() => onAsk(`What about the file ${selected}?`)}
          >
            About <span class="name">{shortName(selected)}</span>
          </button>
        )}
      </div>
      {readOnlyReason !== undefined && <p class="hint">{readOnlyReason}</p>}
      <WhatIsSent />
    </form>
  );
}

function Field({ label, value, placeholder }: FieldProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="text"
        spellcheck={false}
        autocomplete="off"
        placeholder={placeholder}
        value={value.value}
        onInput={(event) => {
          value.value = event.currentTarget.value;
        }}
      />
    </label>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: Signal<string>;
  readonly placeholder: string;
}
