'use client'

import { useLivePreviewContext, useTranslation } from '@payloadcms/ui'
import { inLanguage } from './in-language.ts'

const label = { nb: 'Vis på nettstedet', en: 'View on the site' }
const title = {
  nb: 'Viser det som er lagret sist, også utkast, slik leserne vil se det',
  en: 'Shows what was saved last, drafts too, as readers will see it',
}

/** Opens the saved draft on the real site in a tab of its own. */
export function PreviewButton() {
  const { previewURL } = useLivePreviewContext()
  const { i18n } = useTranslation()
  if (!previewURL) return null
  return (
    <a
      className="trivsel-preview"
      id="preview-button"
      href={previewURL}
      target="_blank"
      rel="noreferrer"
      title={inLanguage(i18n, title)}
    >
      {inLanguage(i18n, label)}
    </a>
  )
}
