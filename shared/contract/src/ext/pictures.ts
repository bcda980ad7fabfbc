import { uploadedPicture } from '../account/upload';
import { call } from '../call';
import { field } from '../wire/shape';
import { image } from '../wire/image';

/** What `upload` answered, as bytes: an `<img>` sends no token, and only its owner and who has to pay by it may see it. */
export const readPicture = /* @__PURE__ */ call('readPicture', 'GET', '/api/ext/picture', {
  place: 'bytes',
  payload: () => ({ picture: field('pic', uploadedPicture) }),
  answer: () => image,
});
