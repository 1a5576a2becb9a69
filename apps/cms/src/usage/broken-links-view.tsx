import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '../access/has-role.ts'
import { inLanguage, type Words } from '../admin/in-language.ts'
import { BrokenLinksTable } from './broken-links-table.tsx'
import { findBrokenLinks } from './find-broken-links.ts'
import { findMissingAlternatives } from './find-missing-alternatives.ts'

const words = {
  heading: { nb: 'Brutte lenker', en: 'Broken links' },
  intro: {
    nb: 'Lenker på publiserte sider som ikke leder dit de skal. Leserne ser bare ordene, uten lenke.',
    en: 'Broken links on published pages. Readers see the text without a link.',
  },
  none: { nb: 'Alle lenker leder dit de skal.', en: 'All links work.' },
  pictures: {
    nb: 'Bilder uten alternativ tekst på engelsk',
    en: 'Pictures without alternative text in English',
  },
  picturesIntro: {
    nb: 'De vises på engelske sider, men sier ingenting til den som ikke ser dem.',
    en: 'They are shown on English pages, without a description for people who cannot see them.',
  },
  noPictures: { nb: 'Alle har det.', en: 'All of them have it.' },
}

/** `/admin/broken-links`: what an editor should mend, each with a link to the place. */
export async function BrokenLinksView({
  initPageResult,
  params,
  searchParams,
}: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  const { payload, i18n, user } = req
  const { admin } = payload.config.routes
  // Payload does not guard views of our own.
  if (!hasRole(user, 'editor')) redirect(`${admin}/login`)
  const [links, pictures] = await Promise.all([
    findBrokenLinks(payload),
    findMissingAlternatives(payload),
  ])
  const say = (text: Words) => inLanguage(i18n, text)

  return (
    <DefaultTemplate
      i18n={i18n}
      {...(locale && { locale })}
      params={params ?? {}}
      payload={payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams ?? {}}
      {...(user && { user })}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={[{ label: say(words.heading) }]} />
      <Gutter className="trivsel-broken">
        <h1>{say(words.heading)}</h1>
        <p>{say(words.intro)}</p>
        {links.length > 0 ? (
          <BrokenLinksTable links={links} i18n={i18n} />
        ) : (
          <p>{say(words.none)}</p>
        )}
        <h2>{say(words.pictures)}</h2>
        <p>{pictures.length > 0 ? say(words.picturesIntro) : say(words.noPictures)}</p>
        <ul>
          {pictures.map(({ id, title }) => (
            <li key={id}>
              <a href={`${admin}/collections/media/${id}?locale=en`}>{title}</a>
            </li>
          ))}
        </ul>
      </Gutter>
    </DefaultTemplate>
  )
}
