import type { ContactArea } from '@trivsel/content-contract/pages'
import { m } from '#messages'
import { Accordion } from '#ui/accordion/Accordion.tsx'
import { ActionLinks } from '#ui/detail-page/ActionLinks.tsx'
import { PhoneLink } from '#ui/facts/PhoneLink.tsx'
import { RichText } from '#ui/rich-text/RichText.tsx'
import styles from './ContactAreas.module.css'

/** How to reach each service area, with its button (specification, section 2: contact accordions). */
export function ContactAreas({ areas }: { areas: ContactArea[] }) {
  if (areas.length === 0) return null
  return (
    <section aria-labelledby="contact">
      <h2 id="contact">{m.contact_areas_heading()}</h2>
      <div className={styles.areas}>
        {areas.map((area) => (
          <Accordion
            key={area.id}
            id={`contact-${area.id}`}
            summary={<h3 className={styles.name}>{area.name}</h3>}
          >
            <Area area={area} />
          </Accordion>
        ))}
      </div>
    </section>
  )
}

function Area({ area: { text, contacts, link } }: { area: ContactArea }) {
  return (
    <>
      {text.length > 0 && <RichText content={text} />}
      {contacts.length > 0 && (
        <ul className={styles.contacts}>
          {contacts.map(({ title, phone, email, hours }) => (
            <li key={title}>
              <strong>{title}</strong>
              {phone && <PhoneLink phone={phone} />}
              {email && <a href={`mailto:${email}`}>{email}</a>}
              {hours && <span>{hours}</span>}
            </li>
          ))}
        </ul>
      )}
      {link && <ActionLinks links={[link]} />}
    </>
  )
}
