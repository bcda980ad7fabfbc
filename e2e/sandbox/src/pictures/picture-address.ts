export const PICTURES = '/api/files/picture/';
