export { PictureField } from './picture-field';
export { SavedPicture } from './saved-picture';
export { usePicture } from './use-picture';
