import { Button, Link } from '@digdir/designsystemet-react'
import type { CSSProperties } from 'react'
import type { Theme } from '#core/organisation/theme/theme.ts'
import { m } from '#messages'
import type { Pictures } from '#platform/organisation/organisation.ts'
import { LogoOf } from '#ui/layout/Logo.tsx'
import { useMedia } from '#ui/layout/use-media.ts'
import styles from './LookPreview.module.css'

/** A head of a page, a card, a link and a button with the name, the colours and the pictures as typed. */
export function LookPreview(props: { name: string; theme: Theme | undefined; pictures: Pictures }) {
  const { name, theme, pictures } = props
  const isDark = useMedia('(prefers-color-scheme: dark)')
  const variables = theme?.[isDark ? 'dark' : 'light']
  return (
    <section aria-label={m.organisation_look_preview()}>
      <p>{m.organisation_look_preview()}</p>
      <div className={styles.look} style={variables as CSSProperties} inert>
        <div className={styles.head}>
          <LogoOf name={name} pictures={pictures} />
        </div>
        <div className={styles.body}>
          <div className={styles.card}>
            <p className={styles.heading}>{m.organisation_look_heading()}</p>
            <p>{m.organisation_look_text()}</p>
            <Link href="#look">{m.organisation_look_link()}</Link>
          </div>
          <Button type="button">{m.organisation_look_button()}</Button>
        </div>
      </div>
    </section>
  )
}
