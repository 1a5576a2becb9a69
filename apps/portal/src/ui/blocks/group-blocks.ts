import type { Block } from '@trivsel/content-contract/pages'

/** Blocks that are side by side where there is room, or a single one. */
export type BlockGroup = { id: string; isTwoUp: boolean; blocks: Block[] }

/** Two-up blocks that follow on each other come together; every other block is a group of its own. */
export function groupBlocks(blocks: readonly Block[]): BlockGroup[] {
  const groups: BlockGroup[] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    const isTwoUp = twoUpKinds.has(block.kind)
    if (isTwoUp && last?.isTwoUp) last.blocks.push(block)
    else groups.push({ id: block.id, isTwoUp, blocks: [block] })
  }
  return groups
}

const twoUpKinds: ReadonlySet<string> = new Set(['twoUpMain', 'twoUpBasic', 'twoUpSimple'])
