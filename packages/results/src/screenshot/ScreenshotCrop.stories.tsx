import type { Meta, StoryObj } from '@storybook/react-vite';
import { issueAt, paintedTiles } from '../testing/paintedPage.ts';
import { ScreenshotCrop } from './ScreenshotCrop.tsx';

const dimensions = { width: 1920, height: 5000 };

function boxAt(left: number, top: number, width: number, height: number) {
  return issueAt('crop', { left, top, width, height }, dimensions).boundingBoxes.desktop;
}

const meta = {
  title: 'Results/Screenshot/ScreenshotCrop',
  component: ScreenshotCrop,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
  args: { dimensions, tiles: paintedTiles(dimensions), boundingBox: boxAt(153.6, 1300, 220, 56) },
} satisfies Meta<typeof ScreenshotCrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const AcrossTwoTiles: Story = { args: { boundingBox: boxAt(400, 3960, 200, 80) } };
export const Wide: Story = { args: { boundingBox: boxAt(0, 1000, 1920, 120) } };
export const LargerThanCanBeShown: Story = { args: { boundingBox: boxAt(0, 500, 1920, 4000) } };
export const InTheCorner: Story = { args: { boundingBox: boxAt(1880, 4970, 40, 30) } };
export const NotVisible: Story = { args: { boundingBox: boxAt(-10, 0, 100, 100) } };

export const TileThatFails: Story = { args: { fileUrl: () => 'data:image/jpeg;base64,' } };
