// GitHub's own parser of workflows and actions. To be bundled: it imports JSON in a way that Node does not accept.
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { parseAction } from '@actions/workflow-parser/actions/action-parser';

/** What GitHub would say against an action.yml. */
export function problemsOfAction(content: string): readonly string[] {
  const { context } = parseAction({ name: 'action.yml', content }, new NoOperationTraceWriter());
  return context.errors.getErrors().map(({ message }) => message);
}

/** What GitHub would say against a workflow. */
export function problemsOfWorkflow(content: string): readonly string[] {
  const { context } = parseWorkflow({ name: 'workflow.yml', content }, new NoOperationTraceWriter());
  return context.errors.getErrors().map(({ message }) => message);
}
