// Advice from a language model that the person names. Nothing is asked before they press the button.
import { answer, ask, stop, textOf } from '../advice/conversation.ts';
import { AnswerText } from '../advice/answer-text.tsx';
import { QuestionForm } from '../advice/question-form.tsx';
import { apiKey, baseUrl, model, ollama, rememberSettings } from '../advice/settings.ts';
import { isLive } from '../api.ts';
import '../style/advice.css';

export function AdvicePanel() {
  if (!isLive)
    return (
      <p class="hint">
        This is a saved report. Advice needs the running program: <code>lintel serve</code>
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
  rememberSettings();
  void ask({
    base_url: baseUrl.value.trim() || ollama,
    ...(model.value.trim() === '' ? {} : { model: model.value.trim() }),
    ...(apiKey.value === '' ? {} : { api_key: apiKey.value }),
    ...(focus === '' ? {} : { focus }),
  });
}

const nothingInvented: ReadonlySet<string> = new Set();

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
          <p class="muted">{current.remedy}</p>
        </div>
      )}
      {text !== '' && (
        <AnswerText text={text} invented={current.kind === 'whole' ? current.invented : nothingInvented} />
      )}
      {current.kind === 'whole' && (
        <p class="hint">
          A model wrote this from the figures alone. Look at the code before you act on it.
          {current.invented.size > 0 && ' Struck names are not in this project: it made them up.'}
        </p>
      )}
    </>
  );
}

function describeState(current: typeof answer.value): string {
  switch (current.kind) {
    case 'writing':
      return current.text === '' ? 'Waiting for the first word…' : 'Writing…';
    case 'stopped':
      return 'Stopped. What there is of the answer:';
    case 'whole':
      return `Answered by ${current.model}`;
    default:
      return '';
  }
}
