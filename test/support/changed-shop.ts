// A shop before and after a change that does a little of everything.
import { analyze } from '../../src/analyze.ts';
import { defaultOptions } from '../../src/config/default-options.ts';
import type { RenamedFile } from '../../src/model/change.ts';
import type { Report } from '../../src/model/report.ts';
import type { ComparedReports } from '../../src/model/compared-reports.ts';
import { compared } from './served-change.ts';
import { type ProjectText, textProject } from './text-project.ts';

const same: ProjectText = {
  'src/ui/page.ts': "import '../core/cart.ts';\nimport './theme.ts';\n",
  'src/ui/theme.ts': 'export const theme = 1;\n',
  'src/ui/menu.ts': "import './theme.ts';\n",
  'src/core/price.ts': "import '../shared/money.ts';\n",
  'src/shared/money.ts': 'export const money = 1;\n',
  'src/shared/log.ts': "import './money.ts';\n",
  'reports/monthly/load.ts': "import './sum.ts';\nimport './table.ts';\n",
  'reports/monthly/sum.ts': "import './table.ts';\n",
  'reports/monthly/table.ts': 'export const table = 1;\n',
  'reports/yearly/load.ts': "import './sum.ts';\n",
  'reports/yearly/sum.ts': 'export const sum = 1;\n',
};

const before: ProjectText = {
  ...same,
  'src/core/cart.ts': "import './price.ts';\nimport './shipping.ts';\n",
  'src/core/shipping.ts': "import '../shared/money.ts';\n",
  'src/core/tax.ts': 'export const tax = 1;\n',
};

const after: ProjectText = {
  ...same,
  'src/core/cart.ts': "import './price.ts';\nimport './discount.ts';\n",
  'src/core/discount.ts':
    "import './cart.ts';\nimport '../ui/theme.ts';\nimport 'zod';\nimport './nowhere.ts';\n",
  'src/core/vat.ts': 'export const tax = 1;\n',
};

/** Files whose text, dependencies and names are as they were. */
export const unchangedFiles = Object.keys(same);

export async function changedShop(): Promise<ComparedReports> {
  const renames = [{ from: 'src/core/tax.ts', to: 'src/core/vat.ts' }];
  return compareTexts(before, after, renames);
}

export async function compareTexts(
  from: ProjectText,
  to: ProjectText,
  renames: readonly RenamedFile[] = [],
): Promise<ComparedReports> {
  return compared(await reportOn(from), await reportOn(to), renames);
}

function reportOn(text: ProjectText): Promise<Report> {
  return analyze(textProject(text), defaultOptions);
}

/** A report without any difference to another one but the text of a file. */
export function withOtherText(report: Report, file: string): Report {
  const nodes = report.detailed.nodes.map((node) =>
    node.type === 'file' && node.id === file ? { ...node, size: node.size + 10 } : node,
  );
  return { ...report, detailed: { ...report.detailed, nodes } };
}
