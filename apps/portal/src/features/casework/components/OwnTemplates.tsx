import { Button } from '@digdir/designsystemet-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Locale, languageOf } from '@trivsel/content-contract/locales'
import { useRef, useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { OwnTemplate } from '../contract.ts'
import { removeOwnTemplate, saveOwnTemplate, templatesQuery } from '../queries.ts'
import { caseErrorText } from '../refusal-messages.ts'
import { OwnTemplateName } from './OwnTemplateName.tsx'
import styles from './OwnTemplates.module.css'

/** The caller's own templates for messages: saves the present message as one, and removes others. */
export function OwnTemplates(props: {
  kind: string
  /** Of the message. */
  language: Locale
  comment: string
  onClose: () => void
}) {
  const { kind, language, comment, onClose } = props
  const { data } = useQuery(templatesQuery)
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const [removed, setRemoved] = useState<OwnTemplate | null>(null)
  const parts = useRef<HTMLDivElement>(null)
  const refresh = () => queryClient.invalidateQueries(templatesQuery)
  const onError = (error: unknown) => showMessage(caseErrorText(error), 'error')
  const removing = useSingleMutation({
    mutationFn: (template: OwnTemplate) => whileLoggedIn(() => removeOwnTemplate(template.id)),
    onSuccess: (_, template) => setRemoved(template),
    onError,
    onSettled: refresh,
  })
  const restoring = useSingleMutation({
    mutationFn: ({ language, name, text }: OwnTemplate) =>
      whileLoggedIn(() => saveOwnTemplate(kind, { language, name, text })),
    onSuccess: () => {
      setRemoved(null)
      // The button that restored it is gone, and the focus with it.
      parts.current?.focus()
    },
    onError,
    onSettled: refresh,
  })
  const own = data?.own.filter((template) => template.kind === kind) ?? []
  return (
    <Dialog heading={m.casework_own_templates()} onClose={onClose}>
      <div ref={parts} tabIndex={-1} className={styles.parts}>
        {comment.trim() === '' ? (
          <p>{m.casework_own_template_empty()}</p>
        ) : (
          <>
            <blockquote className={styles.message} lang={languageOf(language)}>
              {comment}
            </blockquote>
            <OwnTemplateName
              save={async (name) => {
                await whileLoggedIn(() => saveOwnTemplate(kind, { language, name, text: comment }))
                await refresh()
                onClose()
                showMessage(m.casework_own_template_saved(), 'success')
              }}
            />
          </>
        )}
        {own.length > 0 && (
          <Rows label={m.casework_own_templates()}>
            {own.map((template) => (
              <Row
                key={template.id}
                name={template.name}
                details={
                  <p className={styles.text} lang={languageOf(template.language)}>
                    {template.text}
                  </p>
                }
                action={
                  <Button
                    variant="tertiary"
                    data-size="sm"
                    aria-label={m.casework_own_template_remove_of({ name: template.name })}
                    onClick={() => removing.mutate(template)}
                  >
                    {m.casework_own_template_remove()}
                  </Button>
                }
              />
            ))}
          </Rows>
        )}
        <p role="status" className={styles.status}>
          {removed && m.casework_own_template_removed({ name: removed.name })}
        </p>
        {removed && (
          <div>
            <Button
              key={removed.id}
              variant="secondary"
              data-size="sm"
              // The button that removed it is gone, and the focus with it.
              ref={focusOnce}
              onClick={() => restoring.mutate(removed)}
            >
              {m.casework_own_template_restore({ name: removed.name })}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}

const focusOnce = (button: HTMLButtonElement | null) => button?.focus()
