import { Alert, Button } from '@digdir/designsystemet-react'
import type { ReactNode } from 'react'
import { getLocale } from '#locale'
import { m } from '#messages'
import { type PageId, pagePath } from '#platform/routing/route-table.ts'
import formStyles from '#ui/form/Form.module.css'
import styles from '#ui/form/FormPage.module.css'
import { Waiting } from '#ui/Waiting.tsx'
import type { LinkCheck } from '../model/account-forms.ts'
import { type MailedLink, useMailedLink } from './use-mailed-link.ts'

type Good = Extract<MailedLink, { state: 'good' }>

type Props = {
  purpose: LinkCheck['purpose']
  /** Where a new link is asked for, and what the way there is called. */
  again: { page: PageId; text: string }
  children: (link: Good) => ReactNode
}

/** Shows what a mailed link permits once it is known to be good; else what to do instead. */
export function MailedLinkGate({ purpose, again, children }: Props) {
  const { link, checkAgain } = useMailedLink(purpose)
  if (link.state === 'good') return children(link)
  if (link.state === 'checking') return <Waiting label={m.account_link_checking()} />
  return (
    <>
      <Alert data-color="danger" className={formStyles.outcome} role="alert">
        <p>{link.text}</p>
        {!link.isOver && (
          <Button variant="secondary" onClick={checkAgain}>
            {m.error_retry()}
          </Button>
        )}
      </Alert>
      {link.isOver && <NextSteps again={again} />}
    </>
  )
}

function NextSteps({ again }: Pick<Props, 'again'>) {
  const locale = getLocale()
  return (
    <ul className={styles.links}>
      <li>
        <a href={pagePath(again.page, locale)}>{again.text}</a>
      </li>
      <li>
        <a href={pagePath('login', locale)}>{m.account_link_log_in()}</a>
      </li>
    </ul>
  )
}
