import { publishClient } from './publish/publish-client.ts'
import { startApp } from './start-app.tsx'
import { serverClient, serverPictureAddress } from './state/server-client.ts'

await startApp({ server: serverClient, publisher: publishClient, pictureAddress: serverPictureAddress })
