import { expect, test } from 'vitest'
import { readConfig } from '../../apps/cms/src/config.ts'
import { pathsOf, repositoryRoot } from '../paths.ts'
import { generateSecrets } from '../secrets.ts'
import { applicationEnvironment, readSettings } from '../settings.ts'
import { findFileFolders } from './folders.ts'

test.each([{}, { MEDIA_DIR: 'elsewhere/pictures' }, { MEDIA_DIR: '/srv/trivsel/media' }])(
  'with %j the folders are those of a started content system',
  (user) => {
    const paths = pathsOf(repositoryRoot, '/srv/data')
    const started = applicationEnvironment({
      user,
      secrets: generateSecrets(),
      settings: readSettings(user),
      paths,
      databaseUrl: 'postgres://somewhere/trivsel',
      mode: 'production',
    })
    const { mediaDir, attachmentsDir, videosDir } = readConfig(started)
    expect(findFileFolders(paths, user)).toEqual([
      { name: 'media', in: 'folder', path: mediaDir },
      { name: 'attachments', in: 'folder', path: attachmentsDir },
      { name: 'videos', in: 'folder', path: videosDir },
      { name: 'received', in: 'folder', path: '/srv/data/files/received' },
    ])
  },
)

test('what people attach is in the bucket when there is one', () => {
  const folders = findFileFolders(pathsOf('/srv', 'data'), { S3_URL: 'https://s3.example/bucket' })
  expect(folders).toContainEqual({ name: 'received', in: 'bucket' })
})
