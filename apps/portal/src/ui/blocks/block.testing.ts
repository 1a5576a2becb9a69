import type { Block } from '@trivsel/content-contract/pages'

/** A block with nothing but a header, for tests. */
export function block(given: Partial<Block> = {}): Block {
  return {
    id: 'one',
    kind: 'campaign',
    header: 'Velkommen',
    content: [],
    link: null,
    media: null,
    imagePlacement: 'right',
    blockColor: 'none',
    illustration: null,
    enlargeHeader: false,
    ...given,
  }
}
