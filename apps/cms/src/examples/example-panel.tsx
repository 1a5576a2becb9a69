'use client'

import { Button, toast, useAuth, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { hasRole } from '../access/has-role.ts'
import { inLanguage } from '../admin/in-language.ts'

const words = {
  heading: { nb: 'Dette er et eksempel', en: 'This is an example' },
  help: {
    nb: 'Teksten fulgte med systemet. Nettstedet sier at den er et eksempel til noen har lagret den.',
    en: 'The text came with the system. The site says that it is an example until somebody has saved it.',
  },
  confirm: { nb: 'Teksten er riktig som den er', en: 'The text is right as it is' },
  failed: { nb: 'Det gikk ikke. Prøv igjen.', en: 'That did not work. Try again.' },
}

/** Beside an example: what it is, and a button for publishers who have nothing to change. */
export function ExamplePanel() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)

  async function confirm() {
    setBusy(true)
    const { api } = config.routes
    const [address, method] = globalSlug
      ? [`${api}/globals/${globalSlug}`, 'POST']
      : [`${api}/${collectionSlug}/${id}`, 'PATCH']
    const answer = await fetch(`${address}?depth=0`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ _status: 'published' }),
    }).catch(() => null)
    setBusy(false)
    if (answer?.ok) router.refresh()
    else toast.error(inLanguage(i18n, words.failed))
  }

  return (
    <section className="field-type trivsel-example-panel">
      <h2>{inLanguage(i18n, words.heading)}</h2>
      <p>{inLanguage(i18n, words.help)}</p>
      {hasRole(user as never, 'publisher') && (
        <Button buttonStyle="secondary" type="button" onClick={confirm} disabled={isBusy}>
          {inLanguage(i18n, words.confirm)}
        </Button>
      )}
    </section>
  )
}
