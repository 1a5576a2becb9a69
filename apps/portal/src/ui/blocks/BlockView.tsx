import type { Block } from '@trivsel/content-contract/pages'
import { BannerBlock } from './BannerBlock.tsx'
import { CampaignBlock } from './CampaignBlock.tsx'
import { checkBlockKind } from './check-block.ts'
import { FullWidthImageBlock } from './FullWidthImageBlock.tsx'
import { TwoUpBlock } from './TwoUpBlock.tsx'

/**
 * One block of a page in the look of its kind (specification, section 3).
 * @throws {UnknownBlockKindError | MissingColourMappingError | UnknownRichTextTagError}
 */
export function BlockView({ block, eager = false }: { block: Block; eager?: boolean }) {
  switch (checkBlockKind(block.kind)) {
    case 'twoUpMain':
      return <TwoUpBlock block={block} look="main" />
    case 'twoUpBasic':
      return <TwoUpBlock block={block} look="basic" />
    case 'twoUpSimple':
      return <TwoUpBlock block={block} look="simple" />
    case 'campaign':
      return <CampaignBlock block={block} />
    case 'fullWidthImage':
      return <FullWidthImageBlock block={block} />
    case 'fullWidthBanner':
      return <BannerBlock block={block} size="band" eager={eager} />
    case 'frontpageBanner':
      return <BannerBlock block={block} size="front" eager={eager} />
  }
}
