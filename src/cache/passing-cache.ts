// The cache in a process that makes one run: it holds nothing for the sake of another.
import { AnalysisCache } from './analysis-cache.ts';

export class PassingCache extends AnalysisCache {
  override readonly isAskedAgain = false;
}
