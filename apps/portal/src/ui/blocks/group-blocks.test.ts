import type { Block } from '@trivsel/content-contract/pages'
import { expect, test } from 'vitest'
import { block } from './block.testing.ts'
import { groupBlocks } from './group-blocks.ts'

const shown = (...kinds: string[]) =>
  groupBlocks(kinds.map((kind, index): Block => block({ kind, id: String(index) }))).map((group) =>
    group.blocks.map(({ kind }) => kind).join('+'),
  )

test('two-up blocks that follow on each other come together', () => {
  expect(shown('twoUpMain', 'twoUpMain', 'twoUpSimple')).toEqual([
    'twoUpMain+twoUpMain+twoUpSimple',
  ])
})

test('any other block parts them', () => {
  expect(shown('twoUpBasic', 'campaign', 'twoUpBasic', 'twoUpBasic')).toEqual([
    'twoUpBasic',
    'campaign',
    'twoUpBasic+twoUpBasic',
  ])
})

test('an unknown kind is alone', () => {
  expect(shown('twoUpMain', 'carousel', 'carousel')).toEqual(['twoUpMain', 'carousel', 'carousel'])
})

test('no blocks are no groups', () => {
  expect(shown()).toEqual([])
})
