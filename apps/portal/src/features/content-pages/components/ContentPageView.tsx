import { BlockList } from '#ui/blocks/BlockList.tsx'
import { FaqTiles } from '#ui/blocks/FaqTiles.tsx'
import { ContactAreas } from '#ui/contact-areas/ContactAreas.tsx'
import { NavBlocks } from '#ui/detail-page/NavBlocks.tsx'
import { ExampleNotice } from '#ui/ExampleNotice.tsx'
import { Guarded } from '#ui/Guarded.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { Picture } from '#ui/Picture.tsx'
import { RichText } from '#ui/rich-text/RichText.tsx'
import { checkStaffKind } from '#ui/staff-directory/staff-kind.ts'
import type { LoadedContentPage } from '../load-content-page.ts'
import styles from './ContentPageView.module.css'
import { PageStaff } from './PageStaff.tsx'

/** A page that the editors have put together (specification, section 3). */
export function ContentPageView({ page }: { page: LoadedContentPage }) {
  const { staffList, staff, contactAreas, faqTiles, navBlocks } = page
  return (
    <>
      <ExampleNotice of={page} />
      <Page
        heading={page.displayName}
        intro={page.ingress ?? ''}
        parents={page.breadcrumbs}
        lead={
          page.richText.length > 0 && (
            <div className={styles.text}>
              <RichText content={page.richText} />
            </div>
          )
        }
        picture={
          page.image && <Picture image={page.image} sizes="(min-width: 60em) 34rem, 100vw" eager />
        }
      >
        <ContactAreas areas={contactAreas} />
      </Page>
      <BlockList blocks={page.blocks} />
      <div className={styles.rest}>
        {staffList !== null && (
          <Guarded check={() => checkStaffKind(staffList)}>
            {staff && <PageStaff staffList={staffList} staff={staff} />}
          </Guarded>
        )}
        <FaqTiles links={faqTiles} />
        <NavBlocks blocks={navBlocks} />
      </div>
    </>
  )
}
