import type { ScreenSize } from '@sitelens/api-client/contract';
import type { PageBox, SizeArtifacts, ViolationArtifact } from '../../gather/artifacts.ts';

export function violation(changes: Partial<ViolationArtifact> = {}): ViolationArtifact {
  return {
    ruleId: 'image-alt',
    impact: 'critical',
    tags: ['wcag2a'],
    html: '<img src="a.png">',
    target: ['img'],
    description: { tag: 'img', attributes: { src: 'a.png' }, surroundings: ['body', 'main'] },
    any: [{ id: 'has-alt', message: 'Element does not have an alt attribute' }],
    all: [],
    none: [],
    relatedNodes: [],
    ...changes,
  };
}

export function size(
  screenSize: ScreenSize,
  violations: readonly ViolationArtifact[],
  changes: Partial<SizeArtifacts> & { readonly boxes?: ReadonlyMap<string, PageBox> } = {},
): SizeArtifacts {
  return {
    screenSize,
    load: 0,
    dimensions: { width: 1000, height: 2000 },
    violations,
    boxes: new Map(),
    ...changes,
  };
}
