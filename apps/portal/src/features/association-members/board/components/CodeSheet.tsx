import { Button } from '@digdir/designsystemet-react'
import { useEffect, useRef } from 'react'
import { groupCheckCode } from '#core/documents/checks/check-code.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { siteOrigin } from '#platform/site-origin.ts'
import { QrCode } from '#ui/qr-code/QrCode.tsx'
import styles from '../../components/AssociationMembers.module.css'
import { dayText } from '../../model/member-texts.ts'
import type { JoinCode } from '../contract.ts'

/** One code as it is printed: a picture for cameras, and the code for those without one. */
export function CodeSheet({ code: { label, code, endsOn } }: { code: JoinCode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const grouped = groupCheckCode(code)
  const page = siteOrigin() + pagePath('joinAssociation', getLocale())
  return (
    <section className={styles.sheet} aria-labelledby="association-code-sheet">
      <h3 id="association-code-sheet" ref={heading} tabIndex={-1}>
        {label}
      </h3>
      <QrCode text={`${page}?code=${grouped}`} label={m.association_code_picture({ label })} />
      <p>{m.association_code_how({ address: page.replace('https://', '') })}</p>
      <p className={styles.code}>{grouped}</p>
      <p>{m.association_code_until({ date: dayText(endsOn) })}</p>
      <Button variant="secondary" onClick={() => window.print()}>
        {m.association_code_print()}
      </Button>
    </section>
  )
}
