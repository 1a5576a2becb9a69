/** The seven kinds of blocks (specification, section 3). Any other throws where it is shown. */
export const blockKinds = [
  'twoUpMain',
  'campaign',
  'twoUpBasic',
  'twoUpSimple',
  'fullWidthImage',
  'fullWidthBanner',
  'frontpageBanner',
] as const
export type BlockKind = (typeof blockKinds)[number]
