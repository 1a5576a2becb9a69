import { useLocation } from '@tanstack/react-router'
import { m } from '#messages'
import styles from './PreviewBanner.module.css'

/** Says that drafts are shown, and how to get out. */
export function PreviewBanner() {
  const path = useLocation({ select: ({ publicHref }) => publicHref.split(/[?#]/)[0] ?? '/' })
  return (
    <aside className={styles.banner} aria-label={m.preview_label()}>
      <p>{m.preview_text()}</p>
      <a href={`/api/preview/end?path=${encodeURIComponent(path)}`}>{m.preview_end()}</a>
    </aside>
  )
}
