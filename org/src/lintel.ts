// All that this package takes from Lintel itself.
export { ecosystemOf, packageUrl, UserError } from '../../src/index.ts';
export type { DetailedFile, DetailedPackage, Report } from '../../src/index.ts';
export { version } from '../../src/model/version.ts';
export { describeViolation } from '../../src/query/summarize-check.ts';
export { findComponents } from '../../src/graph/find-components.ts';
export { linkEdges } from '../../src/query/link-edges.ts';
export { findAllDependents, type SearchableGraph } from '../../src/query/search-graph.ts';
export { nearestWord } from '../../src/std/nearest-word.ts';
export { html as htmlExporter } from '../../src/exporters/html.ts';
export { answerReport } from '../../src/server/answer-report.ts';
export { createHttpServer } from '../../src/server/http-server.ts';
export { listen } from '../../src/server/listen.ts';
export { ownAddresses } from '../../src/server/loopback.ts';
export { type Asset, loadAssets } from '../../src/server/page/load-assets.ts';
export { pageHeaders, withSecurityHeaders } from '../../src/server/security-headers.ts';
