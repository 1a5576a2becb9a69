'use client'

import { Button, toast, useAuth, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { inLanguage } from '../admin/in-language.ts'

const words = {
  label: { nb: 'Fjern kodeappen', en: 'Remove authenticator app' },
  help: {
    nb: 'For den som har mistet telefonen: logger ut overalt. Med «Glemt passord» settes en ny app opp. Forsikre deg om at det er rett person.',
    en: 'For somebody who has lost the phone: logs out everywhere. “Forgot password” then sets up a new app. Make sure that it is the right person.',
  },
  done: { nb: 'Kodeappen er fjernet.', en: 'The authenticator app is removed.' },
  failed: { nb: 'Det gikk ikke. Prøv igjen.', en: 'That did not work. Try again.' },
}

/** For admins, at the accounts of others. */
export function SecondFactorField() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const { config } = useConfig()
  if (!id || !user || user.role !== 'admin' || user.id === id) return null

  async function remove() {
    const address = `${config.routes.api}/editors/${id}/remove-second-factor`
    const answer = await fetch(address, { method: 'POST' }).catch(() => null)
    if (answer?.ok) toast.success(inLanguage(i18n, words.done))
    else toast.error(inLanguage(i18n, words.failed))
  }

  return (
    <div className="field-type">
      <Button buttonStyle="secondary" onClick={remove} type="button">
        {inLanguage(i18n, words.label)}
      </Button>
      <p className="field-description">{inLanguage(i18n, words.help)}</p>
    </div>
  )
}
