import type { Eatery } from '@trivsel/content-contract/kinds/eateries/contract'
import { m } from '#messages'
import { DownloadLink } from '#ui/facts/DownloadLink.tsx'
import { GuardedRichText } from '#ui/rich-text/GuardedRichText.tsx'
import styles from './EateryMenu.module.css'

/** The menu: as text, as a file, or both. */
export function EateryMenu({ eatery: { menuBox, menuPdf } }: { eatery: Eatery }) {
  if (!menuBox && !menuPdf) return null
  return (
    <section className={styles.menu}>
      <h2>{menuBox?.header ?? m.eatery_menu()}</h2>
      {menuBox && <GuardedRichText content={menuBox.content} />}
      {menuPdf && <DownloadLink download={menuPdf} />}
    </section>
  )
}
