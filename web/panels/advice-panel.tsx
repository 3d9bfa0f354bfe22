// Advice from a language model that the user chooses. Nothing is sent before they press the button.
import { answer, ask, stop, textOf } from '../advice/conversation.ts';
import { AnswerText } from '../advice/answer-text.tsx';
import { QuestionForm } from '../advice/question-form.tsx';
import { apiKey, baseUrl, model, ollama, saveSettings } from '../advice/settings.ts';
import { isLive } from '../api.ts';
import '../style/advice.css';

export function AdvicePanel() {
  if (!isLive)
    return (
      <p class="hint">
        This is a saved report. Advice needs a running server: <code>lintel serve</code>
      </p>
    );
  return (
    <section class="advice">
      <h2>Ask a language model</h2>
      <QuestionForm isBusy={answer.value.kind === 'writing'} onAsk={askAbout} onStop={stop} />
      <Conversation />
    </section>
  );
}

function askAbout(focus: string): void {
  saveSettings();
  void ask({
    base_url: baseUrl.value.trim() || ollama,
    ...(model.value.trim() === '' ? {} : { model: model.value.trim() }),
    ...(apiKey.value === '' ? {} : { api_key: apiKey.value }),
    ...(focus === '' ? {} : { focus }),
  });
}

const noUnknownFiles: ReadonlySet<string> = new Set();

function Conversation() {
  const current = answer.value;
  if (current.kind === 'none') return null;
  const text = textOf(current);
  return (
    <>
      <p class="hint" role="status">
        {describeState(current)}
      </p>
      {current.kind === 'failed' && (
        <div role="alert" class="failure">
          <p>{current.reason}</p>
          <p class="muted">{current.hint}</p>
        </div>
      )}
      {text !== '' && (
        <AnswerText
          text={text}
          unknownFiles={current.kind === 'complete' ? current.unknownFiles : noUnknownFiles}
        />
      )}
      {current.kind === 'complete' && (
        <p class="hint">
          A model wrote this from the figures alone. Check the code before you act on it.
          {current.unknownFiles.size > 0 && ' Names that are struck through do not exist in this project.'}
        </p>
      )}
    </>
  );
}

function describeState(current: typeof answer.value): string {
  switch (current.kind) {
    case 'writing':
      return current.text === '' ? 'Waiting for the answer…' : 'Writing…';
    case 'stopped':
      return 'Stopped. The answer so far:';
    case 'complete':
      return `Answered by ${current.model}`;
    default:
      return '';
  }
}
