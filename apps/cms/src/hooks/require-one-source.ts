import type { CollectionBeforeChangeHook } from 'payload'
import { ValidationError } from 'payload'

/** A published video is played from one place: a file of ours, or the address of another's page. */
export const requireOneSource: CollectionBeforeChangeHook = ({
  data,
  originalDoc,
  collection,
  req,
}) => {
  const { _status, video, videoUrl } = { ...originalDoc, ...data }
  if (_status !== 'published' || Boolean(video) !== Boolean(videoUrl)) return data
  const message =
    req.i18n.language === 'nb'
      ? 'Velg en videofil eller skriv en adresse, og ikke begge'
      : 'Choose a video file or write an address, and not both'
  throw new ValidationError(
    { collection: collection.slug, errors: [{ path: 'video', message }], req },
    req.t,
  )
}
